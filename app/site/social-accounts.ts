import type { IconName } from "#app/ui/icon.tsx";

/** Section 2: the social links of the footer and of the contact page. */
export const socialAccounts: readonly { name: string; icon: IconName; href: string }[] = [
  { name: "Facebook", icon: "facebook", href: "https://www.facebook.com/" },
  { name: "Instagram", icon: "instagram", href: "https://www.instagram.com/" },
  { name: "X", icon: "x", href: "https://x.com/" },
  { name: "YouTube", icon: "youtube", href: "https://www.youtube.com/" },
];
