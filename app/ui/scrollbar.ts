/**
 * Tells the page's styles (`data-gutter`), before the first paint, that scrollbars take room here: the
 * browser keeps the bar's place from then on, and what opens over a page and takes the bar away moves
 * nothing. Written out as text, as the theme's script is.
 */
export const gutterScript = `(e=>{e.style.overflowY="scroll";
if(innerWidth>e.clientWidth)e.dataset.gutter="";e.style.overflowY=""})(document.documentElement)`;
