import { useId } from "react";

/** The mark: a sun over two ridges, the same in the navbar, the footer and the favicon. */
export function Mark({ size = 38 }: { size?: number }) {
  const clip = useId();
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="20" cy="20" r="20" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path fill="#f3a6b2" d="M0 0h40v40H0z" />
        <circle cx="20" cy="19" r="9" fill="#ffb84d" />
        <path d="M-2 24q13-7 24 1t20-2v20H-2z" fill="#a8234b" />
        <path d="M-2 32q11-6 22-1t22-3v16H-2z" fill="#46204f" />
      </g>
    </svg>
  );
}
