import { useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { CheckField, TextField } from "#app/ui/field.tsx";
import { SureButton } from "#app/ui/sure-button.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { groupLimits } from "#contract/wire/group-input.ts";
import type { GroupMember, TripGroup, TripGroupLink } from "#contract/wire/trip-group.ts";
import type { CardProps } from "./card-props.ts";
import styles from "./group.module.css";

/** Hands an address to another program, else to the clipboard; its field has it in any case. */
async function handOn(url: string, name: string): Promise<void> {
  try {
    if (navigator.share) await navigator.share({ title: m.group_link_of({ name }), url });
    else {
      await navigator.clipboard.writeText(url);
      void showToast(m.trip_page_copied());
    }
  } catch {
    // Not allowed, or taken back: it is copied by hand.
  }
}

/** Who comes along; the trip's own traveller adds them and hands out their links. */
export function MembersCard({ group, shown, action }: CardProps) {
  const [name, setName] = useState("");
  const [own, setOwn] = useState("");
  const [link, setLink] = useState<{ name: string; url: string } | null>(null);
  const isFirst = shown.you === "";
  const take = ({ group: next, url }: TripGroupLink, of: string) => {
    group.query.set(next);
    setLink(url ? { name: of, url } : null);
  };
  async function add(): Promise<void> {
    const input = { name, own };
    const isDone = await action.run("member", async () =>
      take(await group.ask<TripGroupLink>("POST", "/members", input), name.trim()),
    );
    if (isDone) setName("");
  }
  const changeLink = (member: GroupMember, act: "renew" | "close") =>
    action.run(`${act} ${member.id}`, async () =>
      take(await group.ask("POST", `/members/${member.id}/link`, { action: act }), member.name),
    );
  const remove = (member: GroupMember) =>
    action.run(`remove ${member.id}`, async () =>
      group.query.set(await group.ask<TripGroup>("DELETE", `/members/${member.id}`)),
    );
  const setOffice = () =>
    void action.run("office", async () =>
      group.query.set(await group.ask("PUT", "/settings", { officeSees: !shown.officeSees })),
    );
  return (
    <section className={styles.card} aria-labelledby="group-members">
      <h3 className="h4" id="group-members">
        {m.group_members()}
      </h3>
      {shown.mayManage && <p className="small muted">{m.group_members_lede()}</p>}
      {shown.members.length > 0 && (
        <ul className={styles.list}>
          {shown.members.map((member) => (
            <li key={member.id}>
              <span className={styles.what} dir="auto">
                {member.name}
                <small>
                  {member.id === shown.you
                    ? m.group_is_you()
                    : member.isOwner
                      ? m.group_is_owner()
                      : member.hasLink
                        ? m.group_link_open()
                        : m.group_link_closed()}
                </small>
              </span>
              {shown.mayManage && !member.isOwner && (
                <div className={styles.buttons}>
                  <Button
                    size="small"
                    variant="secondary"
                    busy={action.busy === `renew ${member.id}`}
                    onClick={() => void changeLink(member, "renew")}
                  >
                    {m.group_new_link()}
                  </Button>
                  {member.hasLink && (
                    <Button
                      size="small"
                      variant="quiet"
                      busy={action.busy === `close ${member.id}`}
                      onClick={() => void changeLink(member, "close")}
                    >
                      {m.group_close_link()}
                    </Button>
                  )}
                  <SureButton
                    size="small"
                    sure={m.group_remove_sure({ name: member.name })}
                    onSure={() => void remove(member)}
                  >
                    {m.group_remove_member()}
                  </SureButton>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {link && (
        <div className={styles.row}>
          <TextField
            label={m.group_link_of({ name: link.name })}
            note={m.group_link_once({ name: link.name })}
            readOnly
            value={link.url}
            onFocus={(event) => event.target.select()}
          />
          <div className={styles.buttons}>
            <Button size="small" icon="send" onClick={() => void handOn(link.url, link.name)}>
              {m.group_hand_on()}
            </Button>
          </div>
        </div>
      )}
      {shown.mayManage && (
        <form
          className={styles.row}
          data-end=""
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim()) void add();
          }}
        >
          {isFirst && (
            <TextField
              label={m.group_own_name()}
              value={own}
              maxLength={groupLimits.name}
              autoComplete="given-name"
              onChange={({ target }) => setOwn(target.value)}
            />
          )}
          <TextField
            label={m.group_member_name()}
            value={name}
            maxLength={groupLimits.name}
            autoComplete="off"
            error={action.fields.name}
            onChange={({ target }) => setName(target.value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" size="small" icon="plus" busy={action.busy === "member"}>
              {m.group_add_member()}
            </Button>
          </div>
        </form>
      )}
      {shown.mayManage && shown.members.length > 1 && (
        <CheckField label={m.group_show_office()} checked={shown.officeSees} onChange={setOffice} />
      )}
    </section>
  );
}
