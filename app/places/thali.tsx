import styles from "./thali.module.css";

type Dish = { name: string; note: string };

/** What a bowl looks like: its broth, what swims in it, the rim's shade. */
const bowls = [
  { fill: "#e3a437", bits: "#7c8a34" },
  { fill: "#a92c20", bits: "#4c0f0a" },
  { fill: "#6f8a33", bits: "#3b4613" },
  { fill: "#f4ead6", bits: "#c98f2c" },
  { fill: "#f0c667", bits: "#b9791f" },
] as const;

/** Bowls stand around the bread at even distances, the first one at the top. */
function placeBowl(index: number, count: number) {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  const place = (middle: number, way: number) => Math.round(middle + way * 100);
  return { x: place(200, Math.cos(angle)), y: place(204, Math.sin(angle)), r: index ? 50 : 54 };
}

function Bowl({ index, count }: { index: number; count: number }) {
  const at = placeBowl(index, count);
  const look = bowls[index % bowls.length] ?? bowls[0];
  const around = [0.4, 1.9, 3.1, 4.6, 5.5];
  return (
    <g>
      <ellipse cx={at.x} cy={at.y + 9} rx={at.r} ry={at.r} fill="#9a5a14" opacity="0.7" />
      <circle cx={at.x} cy={at.y} r={at.r} fill="#f3dcae" />
      <circle cx={at.x} cy={at.y + 1} r={at.r - 8} fill="#c98f42" />
      <circle cx={at.x} cy={at.y + 3} r={at.r - 9} fill={look.fill} />
      {around.map((angle, bit) => (
        <circle
          key={angle}
          cx={at.x + Math.cos(angle + index) * (at.r - 26 - (bit % 2) * 8)}
          cy={at.y + 3 + Math.sin(angle + index) * (at.r - 26 - (bit % 2) * 8)}
          r={3.5 + (bit % 3) * 1.6}
          fill={look.bits}
        />
      ))}
    </g>
  );
}

/** A brass plate with a bowl for each dish, and bread in the middle. */
export function Thali({ dishes }: { dishes: readonly Dish[] }) {
  return (
    <div className={styles.food}>
      <svg viewBox="0 0 400 400" className={styles.plate} aria-hidden="true">
        <circle cx="200" cy="208" r="186" fill="#b9731f" />
        <circle cx="200" cy="200" r="186" fill="#e5b15a" />
        <circle cx="200" cy="200" r="168" fill="#d79b3f" />
        <circle cx="200" cy="203" r="164" fill="#e8bb68" />
        <g>
          <circle cx="184" cy="216" r="34" fill="#a8642a" />
          <circle cx="184" cy="212" r="33" fill="#d99c55" />
          <circle cx="220" cy="206" r="34" fill="#a8642a" />
          <circle cx="220" cy="202" r="33" fill="#e0a965" />
          <path
            d="M206 196q14-10 26 2M208 210q12 8 24 2"
            fill="none"
            stroke="#a8642a"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        </g>
        {dishes.map((dish, index) => (
          <Bowl key={dish.name} index={index} count={dishes.length} />
        ))}
      </svg>
      <ul className={styles.dishes}>
        {dishes.map((dish, index) => (
          <li key={dish.name}>
            <i style={{ background: bowls[index % bowls.length]?.fill }} aria-hidden="true" />
            <h3>{dish.name}</h3>
            <p>{dish.note}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
