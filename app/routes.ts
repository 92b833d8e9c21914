import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const regions = ["north-india", "west-india", "south-india", "east-india"];

/** The route table of section 2, one line a screen, in its order. */
export default [
  layout("site/site-layout.tsx", [
    index("routes/home.tsx"),
    route("auth/callback", "routes/auth-callback.tsx"),
    route("about", "routes/about.tsx"),
    route("Password", "routes/password.tsx"),
    route("AdminLogin", "routes/admin-login.tsx"),
    route("AdminPanel", "routes/admin-panel.tsx"),
    ...regions.flatMap((region) => [
      route(region, "routes/region.tsx", { id: region }),
      route(`${region}/:state`, "routes/state.tsx", { id: `${region}/state` }),
      route(`${region}/:state/sights`, "routes/state-sights.tsx", { id: `${region}/sights` }),
    ]),
    route("destinations/:slug", "routes/destination.tsx"),
    route("attractions", "routes/attractions.tsx"),
    route("attractions/:slug", "routes/attraction.tsx"),
    route("experiences", "routes/experiences.tsx"),
    route("experiences/:slug", "routes/experience.tsx"),
    route("festivals", "routes/festivals.tsx"),
    route("festivals/:slug", "routes/festival.tsx"),
    route("themes", "routes/themes.tsx"),
    route("themes/:slug", "routes/theme.tsx"),
    route("journeys", "routes/journeys.tsx"),
    route("journeys/:slug", "routes/journey.tsx"),
    route("handbook", "routes/handbook.tsx"),
    route("handbook/:slug", "routes/handbook-page.tsx"),
    route("Login", "routes/login.tsx"),
    route("contact", "routes/contact.tsx"),
    route("blogs", "routes/blogs.tsx"),
    route("gallery", "routes/gallery.tsx"),
    route("Signout", "routes/signout.tsx"),
    route("Update", "routes/update.tsx"),
    route("faqs", "routes/faqs.tsx"),
    route("terms", "routes/terms.tsx"),
    route("privacy", "routes/privacy.tsx"),
    route("search", "routes/search.tsx"),
    route("plan", "routes/plan.tsx"),
    route("account", "routes/account.tsx"),
    route("my-trips", "routes/my-trips.tsx"),
    route("trip/:token", "routes/trip.tsx"),
    route("invitation", "routes/invitation.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
