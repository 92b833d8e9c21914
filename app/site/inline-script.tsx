/** A script in the page itself; the policy knows it by its hash. Its text is the same for everybody. */
export function InlineScript({ code, ...rest }: { code: string; id?: string; type?: string }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} {...rest} />;
}
