import { m } from "#app/paraglide/messages.js";

export default function Home() {
  return <h1 className="h1 wrap">{m.site_name()}</h1>;
}
