/**
 * Runs in the head of the page, as text: keeps what is pressed, sent and typed until `boot.ts` has come, which
 * on a slow line takes seconds, by the rules of that. What is pressed is marked (`data-waits`), so that it
 * looks pressed at once. Where `boot.ts` cannot be had, links lead where they lead without a script.
 */
export const earlyTapsScript = `(()=>{let k=window.earlyTaps=[],l=["click","submit","input"],h=e=>{let t=e.target,p=t;
if(e.type=="click"){p=t.closest?.("a,button,input,select,textarea,label,summary");
if(!p||e.ctrlKey||e.metaKey||e.shiftKey||p.role!="button"&&(p.tagName!="BUTTON"||p.type=="submit"&&p.form))return}
else if(e.type=="submit"){if(t.method=="get"&&t.getAttribute("action"))return;p=e.submitter||t}
if(e.type!="input"){e.preventDefault();p.dataset.waits=""}k.push(e)};
let g=e=>{if(!e.target.defer)return;k.end();for(let{type:t,target:p}of k)if(t=="click"&&(p=p.closest("[data-waits]"))){delete p.dataset.waits;p.href&&p.click()}};
k.end=()=>{l.map(t=>removeEventListener(t,h,true));removeEventListener("error",g,true)};
l.map(t=>addEventListener(t,h,true));addEventListener("error",g,true)})()`;

declare global {
  interface Window {
    /** What was done before `boot.ts` was there; `end` stops keeping it. Absent in development. */
    earlyTaps?: Event[] & { end(): void };
  }
}
