import { useState } from "react";
import { callAsAdmin } from "#app/calls/call-as-admin.ts";
import { useQuery } from "#app/calls/use-query.ts";
import { EmptyList } from "#app/desk/empty-list.tsx";
import { useLive } from "#app/desk/live.tsx";
import { Chips } from "#app/desk/ui/chips.tsx";
import { Fault, LoadingRows } from "#app/desk/ui/list-body.tsx";
import { TabHead } from "#app/desk/ui/tab-head.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import type { DeskSelf } from "#contract/wire/desk-admins.ts";
import type { DeskIssue } from "#contract/wire/desk-newsletter.ts";
import { IssueCard } from "./issue-card.tsx";
import { IssueForm } from "./issue-form.tsx";
import styles from "./newsletter.module.css";
import { Subscribers } from "./subscribers.tsx";

/** Letters to those who have confirmed their address: written, proofed, sent in the background. */
export function NewsletterTab({ self }: { self: DeskSelf }) {
  const [part, setPart] = useState<"letters" | "readers">("letters");
  const [writing, setWriting] = useState<DeskIssue | "new" | null>(null);
  const issues = useQuery<{ issues: DeskIssue[] }>(callAsAdmin, "/api/desk/newsletter/issues");
  useLive(["desk-newsletter"], () => void issues.reload());
  const mayEdit = self.role !== "viewer";
  const done = () => {
    setWriting(null);
    void issues.reload();
  };
  return (
    <>
      <TabHead title={m.desk_newsletter()}>
        <Chips
          label={m.desk_newsletter_parts()}
          value={part}
          options={[
            { value: "letters", label: m.desk_letters() },
            { value: "readers", label: m.desk_readers() },
          ]}
          onChange={setPart}
        />
        {mayEdit && part === "letters" && writing === null && (
          <Button size="small" icon="edit" onClick={() => setWriting("new")}>
            {m.desk_letter_new()}
          </Button>
        )}
      </TabHead>
      {part === "readers" ? (
        <Subscribers />
      ) : writing !== null ? (
        <IssueForm
          key={writing === "new" ? "new" : writing.id}
          issue={writing === "new" ? null : writing}
          onDone={done}
          onCancel={() => setWriting(null)}
        />
      ) : !issues.data ? (
        issues.fault ? (
          <Fault text={issues.fault} onRetry={() => void issues.reload()} />
        ) : (
          <LoadingRows count={3} />
        )
      ) : issues.data.issues.length === 0 ? (
        <EmptyList title={m.desk_letters_empty()} lede={m.desk_letters_empty_lede()} />
      ) : (
        <ul className={styles.issues}>
          {issues.data.issues.map((issue) => (
            <IssueCard
              key={issue.id}
              issue={issue}
              self={self}
              onEdit={() => setWriting(issue)}
              onChanged={() => void issues.reload()}
            />
          ))}
        </ul>
      )}
    </>
  );
}
