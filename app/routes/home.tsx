import { useState } from "react";
import { m } from "../paraglide/messages.js";
import styles from "./home.module.css";

export default function Home() {
  const [count, setCount] = useState(0);
  return (
    <main className={styles.hero}>
      <h1>{m.site_name()}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  );
}
