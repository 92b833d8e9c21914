import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";

type Wish = { base?: string | undefined; sight?: string | undefined };

/** The planner with a trip around a base, or with a sight that must be in it. */
const plannerAddress = ({ base, sight }: Wish): string =>
  base ? `/plan?start=base:${base}&must=${base}` : sight ? `/plan?must=${sight}` : "/plan";

/** The planner's own way in, beside every way to ask a person. It is not fetched before it is wanted. */
export function PlannerLink({ place, base, sight }: Wish & { place?: string | undefined }) {
  return (
    <Link to={plannerAddress({ base, sight })} className="more">
      {place && base
        ? m.plan_link_around({ place })
        : place && sight
          ? m.plan_link_with({ place })
          : m.plan_link()}
      <Icon name="arrow-right" />
    </Link>
  );
}
