import { type ComponentType, lazy } from "react";
import { Route, Routes } from "react-router";
import { lazyPage } from "./lazy-page.ts";
import { SignedInOnly, SignedOutOnly, VisitorsOnly } from "./pages/shell/guards.tsx";
import { SiteShell } from "./pages/shell/site-shell.tsx";
import { paths } from "./paths.ts";

const LandingPage = lazyPage(() => import("./pages/public/landing/landing-page.tsx"));
const HuntsPage = lazyPage(() => import("./pages/play/hunts/hunts-page.tsx"));
const FreeHuntPage = lazyPage(() => import("./pages/play/free-hunt/free-hunt-page.tsx"));
const HuntPage = lazyPage(() => import("./pages/play/hunt-detail/hunt-page.tsx"));
const FinderPage = lazyPage(() => import("./pages/play/finder/finder-page.tsx"));
const HuntTestPage = lazyPage(() => import("./pages/public/hunt-test/hunt-test-page.tsx"));
const SubscribePage = lazyPage(() => import("./pages/play/subscribe/subscribe-page.tsx"));
const LoginPage = lazyPage(() => import("./pages/account/login-page.tsx"));
const RegisterPage = lazyPage(() => import("./pages/account/register-page.tsx"));
const SetupPage = lazyPage(() => import("./pages/account/setup-page.tsx"));
const ForgotPasswordPage = lazyPage(() => import("./pages/account/forgot-password-page.tsx"));
const ResetPasswordPage = lazyPage(() => import("./pages/account/reset-password-page.tsx"));
const VerifyEmailPage = lazyPage(() => import("./pages/account/verify-email-page.tsx"));
const ProfilePage = lazyPage(() => import("./pages/account/profile/profile-page.tsx"));
const CheckoutPage = lazyPage(() => import("./pages/account/checkout/checkout-page.tsx"));
const NotFoundPage = lazyPage(() => import("./pages/public/not-found-page.tsx"));

const RulesPage = lazyPage(() => import("./pages/public/rules-page.tsx"));
const FaqsPage = lazyPage(() => import("./pages/public/faqs-page.tsx"));
const ContactPage = lazyPage(() => import("./pages/public/contact-page.tsx"));
const SafetyPage = lazyPage(() => import("./pages/public/safety-page.tsx"));
const AnnouncementsPage = lazyPage(() => import("./pages/public/announcements-page.tsx"));
const ErrataPage = lazyPage(() => import("./pages/public/errata-page.tsx"));
const LegalPage = lazyPage(() => import("./pages/public/legal/legal-page.tsx"));
const AccessibilityPage = lazyPage(() => import("./pages/public/accessibility-page.tsx"));
const LeaderboardPage = lazyPage(() => import("./pages/public/leaderboard-page.tsx"));
const SealPage = lazyPage(() => import("./pages/public/seal/seal-page.tsx"));
const AdminHome = lazyPage(() => import("./pages/admin/admin-home.tsx"));
const AdminOnly = lazyPage(() => import("./pages/admin/admin-only.tsx"));
const DashboardPage = lazyPage(() => import("./pages/admin/dashboard-page.tsx"));
const AdminHuntPage = lazyPage(() => import("./pages/admin/hunts/hunt-page.tsx"));
const BuilderPage = lazyPage(() => import("./pages/admin/builder/builder-page.tsx"));
const PlacesPage = lazyPage(() => import("./pages/admin/places/places-page.tsx"));

const StylePage: ComponentType | null = import.meta.env.DEV
  ? lazy(() => import("./pages/style/style-page.tsx"))
  : null;

/**
 * Every screen of the product. The declarative router, because pages fetch through TanStack Query:
 * the data router would add 18 KB (gzip) to the first script for loaders that nobody calls.
 */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteShell />}>
        {/* For everybody: discovery. */}
        <Route element={<VisitorsOnly />}>
          <Route path="/" element={<LandingPage />} />
        </Route>
        <Route element={<SignedOutOnly />}>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<RegisterPage />} />
        </Route>
        <Route path="/hunts" element={<HuntsPage />} />
        <Route path="/free-hunt" element={<FreeHuntPage />} />
        <Route path={paths.huntTest} element={<HuntTestPage />} />
        <Route path="/setup" element={<SetupPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/verify-email" element={<VerifyEmailPage />} />

        {/* For everybody: information. */}
        <Route path={paths.rules} element={<RulesPage />} />
        <Route path={paths.faqs} element={<FaqsPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.safety} element={<SafetyPage />} />
        <Route path={paths.announcements} element={<AnnouncementsPage />} />
        <Route path={paths.errata} element={<ErrataPage />} />
        <Route path={paths.legal} element={<LegalPage />} />
        <Route path={paths.accessibility} element={<AccessibilityPage />} />
        <Route path={paths.leaderboard} element={<LeaderboardPage />} />
        <Route path="/hunt/:id/seal" element={<SealPage />} />

        {/* For hunters: account and play. */}
        <Route element={<SignedInOnly />}>
          <Route path="/hunt/:id?" element={<HuntPage />} />
          <Route path={paths.finder} element={<FinderPage />} />
          <Route path="/hunt/:id/subscribe" element={<SubscribePage />} />
          <Route path="/profile" element={<ProfilePage />} />
          <Route path="/checkout/:id" element={<CheckoutPage />} />
        </Route>

        {/* Administration: its pages bring their own guard. */}
        <Route element={<SignedInOnly />}>
          <Route path={paths.admin} element={<AdminHome />} />
        </Route>
        <Route element={<AdminOnly />}>
          <Route path={paths.adminDashboard} element={<DashboardPage />} />
          <Route path={paths.adminPlaces} element={<PlacesPage />} />
          <Route path="/admin/hunts/:id" element={<AdminHuntPage />} />
          <Route path={paths.adminBuilder} element={<BuilderPage />} />
        </Route>

        {StylePage && <Route path="/style" element={<StylePage />} />}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
