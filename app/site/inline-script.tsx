/** A script in the page itself; the policy knows it by its hash. Its text is the same for everybody. */
export function InlineScript({ code, ...rest }: { code: string; id?: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text.
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} {...rest} />;
}
