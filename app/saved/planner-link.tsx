import { Link } from "react-router";
import { m } from "#app/paraglide/messages.js";
import { Icon } from "#app/ui/icon.tsx";

type Wish = {
  base?: string | undefined;
  sight?: string | undefined;
  /** `state:kerala`, `region:south-india`. */
  area?: string | undefined;
  /** A festival's slug. */
  festival?: string | undefined;
};

/** The planner with a trip of a state or region, to a festival, around a base, or with a sight that must be in it. */
const plannerAddress = ({ area, base, sight, festival }: Wish): string => {
  if (festival) return `/plan?where=festival:${festival}`;
  if (area) return `/plan?where=${area}`;
  if (base) return `/plan?start=base:${base}&must=${base}`;
  return sight ? `/plan?must=${sight}` : "/plan";
};

/** The planner's own way in, beside every way to ask a person. It is not fetched before it is wanted. */
export function PlannerLink({ place, ...wish }: Wish & { place?: string | undefined }) {
  const { area, base, sight, festival } = wish;
  return (
    <Link to={plannerAddress(wish)} className="more">
      {place && festival
        ? m.plan_link_festival({ place })
        : place && area
          ? m.plan_link_here({ place })
          : place && base
            ? m.plan_link_around({ place })
            : place && sight
              ? m.plan_link_with({ place })
              : m.plan_link()}
      <Icon name="arrow-right" />
    </Link>
  );
}
