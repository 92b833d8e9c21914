import { fetchExport } from "#app/calls/call-as-traveller.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Card } from "./card.tsx";
import { useAuthAction } from "./use-auth-action.ts";

/** All that is kept of the person, as a file. */
export function DataCard() {
  const action = useAuthAction();
  const download = () =>
    action.run("download", async () => {
      const address = URL.createObjectURL(await fetchExport());
      const link = document.createElement("a");
      link.href = address;
      link.download = "my-safarnama-data.json";
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    });
  return (
    <Card title={m.account_data()} lede={m.account_data_lede()}>
      <Button variant="quiet" size="small" busy={action.busy === "download"} onClick={download}>
        {m.account_data_download()}
      </Button>
      {action.problem && <FieldError>{action.problem}</FieldError>}
    </Card>
  );
}
