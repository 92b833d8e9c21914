import type { SVGProps } from "react";

/** The site's own small set, drawn on a 24 unit grid with a stroke of 2.1 and round ends. */
const shapes = {
  "arrow-left": <path d="M19 12H5m6-6-6 6 6 6" />,
  "arrow-right": <path d="M5 12h14m-6-6 6 6-6 6" />,
  "arrow-up-right": <path d="M7 17 17 7M9 7h8v8" />,
  "chevron-down": <path d="m6 9 6 6 6-6" />,
  "chevron-up": <path d="m6 15 6-6 6 6" />,
  "chevron-left": <path d="m15 6-6 6 6 6" />,
  "chevron-right": <path d="m9 6 6 6-6 6" />,
  menu: <path d="M4 6h16M4 12h16M4 18h16" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  grip: <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth={3} />,
  undo: <path d="M9 6 4.500 10.500 9 15M5 10.500h9a5.500 5.500 0 0 1 0 11h-3" />,
  redo: <path d="m15 6 4.500 4.500L15 15m4-4.500h-9a5.500 5.500 0 0 0 0 11h3" />,
  minus: <path d="M5 12h14" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="4.4" />
      <path d="M4.2 20.5a7.9 7.9 0 0 1 15.6 0" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="3.8" />
      <path d="M2.4 20a6.7 6.7 0 0 1 13.2 0M16 4.6a3.8 3.8 0 0 1 0 6.8M18.4 14.6a6.7 6.7 0 0 1 3.2 5.4" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="3" />
      <path d="m4 7.5 8 6 8-6" />
    </>
  ),
  phone: (
    <path d="M6.2 3.5h2.6l1.6 4.4-2.1 1.7a13 13 0 0 0 6.1 6.1l1.7-2.1 4.4 1.6v2.6a2.4 2.4 0 0 1-2.6 2.4A16.6 16.6 0 0 1 3.8 6.1a2.4 2.4 0 0 1 2.4-2.6Z" />
  ),
  mobile: (
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2.6" />
      <path d="M11 18.2h2" />
    </>
  ),
  fax: (
    <path d="M7 9V4h8l3 3v2M6 18H4v-7.5A1.5 1.5 0 0 1 5.5 9h13A1.5 1.5 0 0 1 20 10.500V18h-2M7.5 14h9v6.500h-9z" />
  ),
  lock: (
    <>
      <rect x="4.5" y="10.5" width="15" height="10" rx="2.6" />
      <path d="M8 10.500V7.500a4 4 0 0 1 8 0v3" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  "eye-off": (
    <path d="M4 4l16 16M9.6 5.900A9 9 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a16 16 0 0 1-2.9 3.600M6.3 7.400A16 16 0 0 0 2.5 12S6 18.5 12 18.500c1.6 0 3-.4 4.2-1.100M10 10.100a2.8 2.8 0 0 0 3.9 3.9" />
  ),
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.500v5.500M12 16.300v.1" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.500M12 7.700v.1" />
    </>
  ),
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="3" />
      <path d="M3.5 10h17M8 2.800V6.500M16 2.800V6.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.200l3.3 2" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21.500s7-6.2 7-11.500a7 7 0 0 0-14 0c0 5.3 7 11.5 7 11.500Z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  map: (
    <path d="m9 4.5-6 2.400v12.600l6-2.4 6 2.4 6-2.400V4.500l-6 2.4-6-2.400Zm0 0v12.600M15 6.900v12.6" />
  ),
  play: (
    <path d="M8 5.200v13.600a.6.6 0 0 0 .9.500l10.8-6.800a.6.6 0 0 0 0-1L8.9 4.700a.6.6 0 0 0-.9.500Z" />
  ),
  pause: <path d="M8 5v14M16 5v14" />,
  "sound-on": (
    <path d="M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM15.5 9a4.2 4.2 0 0 1 0 6M18.3 6.300a8 8 0 0 1 0 11.4" />
  ),
  "sound-off": (
    <path d="M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM16 9.700l4.6 4.600M20.6 9.7 16 14.3" />
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4" />
    </>
  ),
  moon: <path d="M20.2 14.200A8.6 8.6 0 0 1 9.8 3.800a8.6 8.6 0 1 0 10.4 10.400Z" />,
  system: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.500v17a8.5 8.5 0 0 0 0-17Z" fill="currentColor" />
    </>
  ),
  star: <path d="m12 3 2.7 5.7 6.2.8-4.5 4.3 1.1 6.200L12 17l-5.5 3 1.1-6.2-4.5-4.3 6.2-.8Z" />,
  heart: (
    <path d="M12 20.300S3.5 15.4 3.5 9.200A4.6 4.6 0 0 1 12 6.900a4.6 4.6 0 0 1 8.5 2.300c0 6.2-8.5 11.1-8.5 11.100Z" />
  ),
  send: <path d="M21 3 10.5 13.500M21 3l-6.5 18-4-7.500L3 9.500Z" />,
  chat: <path d="M20.5 11.500a8 8 0 0 1-11.8 7L4 20l1.4-4.400a8 8 0 1 1 15.1-4.100Z" />,
  bed: (
    <path d="M3 18.500v-12M3 15h18v3.500M21 15v-2.500a3.5 3.5 0 0 0-3.5-3.500H10v6M6.5 11.500v.1" />
  ),
  upload: <path d="M12 16V4.500M7 9l5-5 5 5M4 16v2.500A2 2 0 0 0 6 20.500h12a2 2 0 0 0 2-2V16" />,
  trash: (
    <path d="M4.5 6.500h15M9.5 6.500v-3h5v3M6.5 6.500l1 14h9l1-14M10.3 10.500v6M13.7 10.500v6" />
  ),
  edit: <path d="M4 20h4L19.5 8.500a2.1 2.1 0 0 0 0-3l-1-1a2.1 2.1 0 0 0-3 0L4 16Z" />,
  image: (
    <>
      <rect x="3" y="4.5" width="18" height="15" rx="3" />
      <circle cx="8.5" cy="9.5" r="1.6" />
      <path d="m4 17.5 5-4.5 3.5 3 3.5-3.5 5 4.5" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18" />
    </>
  ),
  "sign-out": <path d="M14 4.500H6.500a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H14M10 12h11M17 8l4 4-4 4" />,
  wifi: (
    <path d="M2.5 9a14 14 0 0 1 19 0M6 12.800a9 9 0 0 1 12 0M9.3 16.400a4.2 4.2 0 0 1 5.4 0M12 20v.1" />
  ),
  "wifi-off": (
    <path d="M4 3.500l16.5 16.500M2.5 9a14 14 0 0 1 4-2.600M10.5 5.200A14 14 0 0 1 21.5 9M6 12.800a9 9 0 0 1 4.4-2.200M9.3 16.400a4.2 4.2 0 0 1 5.4 0M12 20v.1" />
  ),
  external: (
    <path d="M14 4h6v6M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4" />
  ),
  facebook: (
    <path d="M14.5 21v-7.500h3l.5-3.500h-3.500V8c0-1 .4-1.7 1.9-1.700H18V3.200A20 20 0 0 0 15.6 3C13 3 11.2 4.6 11.2 7.600V10H8.300v3.500h2.900V21" />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 6.900v.1" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10.3 9.200v5.600l4.8-2.800Z" fill="currentColor" />
    </>
  ),
  x: <path d="M4.5 4h3.900l11.1 16h-3.900ZM19 4l-6.6 7.200M5 20l6-6.6" />,
} as const;

export type IconName = keyof typeof shapes;

/** Decorative by itself: the words beside it, or an aria-label on its button, say what it means. */
export function Icon({
  name,
  size = 20,
  ...rest
}: { name: IconName; size?: number } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.1}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {shapes[name]}
    </svg>
  );
}
