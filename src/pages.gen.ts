// deno-fmt-ignore-file
// biome-ignore format: generated types do not need formatting
// prettier-ignore
import type { PathsForPages, GetConfigResponse, SearchCodecsForPages } from 'waku/router';

// prettier-ignore
import type { getConfig as File_Root_getConfig } from './pages/_root';
// prettier-ignore
import type { getConfig as File_En404_getConfig } from './pages/en/404';
// prettier-ignore
import type { getConfig as File_EnAboutIndex_getConfig } from './pages/en/about/index';
// prettier-ignore
import type { getConfig as File_EnAboutOurWork_getConfig } from './pages/en/about/our-work';
// prettier-ignore
import type { getConfig as File_EnAccessibility_getConfig } from './pages/en/accessibility';
// prettier-ignore
import type { getConfig as File_EnApproach_getConfig } from './pages/en/approach';
// prettier-ignore
import type { getConfig as File_EnContact_getConfig } from './pages/en/contact';
// prettier-ignore
import type { getConfig as File_EnIndex_getConfig } from './pages/en/index';
// prettier-ignore
import type { getConfig as File_EnPrivacy_getConfig } from './pages/en/privacy';
// prettier-ignore
import type { getConfig as File_EnProjectsSlug_getConfig } from './pages/en/projects/[slug]';
// prettier-ignore
import type { getConfig as File_EnServices404_getConfig } from './pages/en/services/404';
// prettier-ignore
import type { getConfig as File_EnServicesSlug_getConfig } from './pages/en/services/[slug]';
// prettier-ignore
import type { getConfig as File_EnServicesIndex_getConfig } from './pages/en/services/index';
// prettier-ignore
import type { getConfig as File_EnTerms_getConfig } from './pages/en/terms';
// prettier-ignore
import type { getConfig as File_EnThanks_getConfig } from './pages/en/thanks';
// prettier-ignore
import type { getConfig as File_Nl404_getConfig } from './pages/nl/404';
// prettier-ignore
import type { getConfig as File_NlBedankt_getConfig } from './pages/nl/bedankt';
// prettier-ignore
import type { getConfig as File_NlContact_getConfig } from './pages/nl/contact';
// prettier-ignore
import type { getConfig as File_NlDiensten404_getConfig } from './pages/nl/diensten/404';
// prettier-ignore
import type { getConfig as File_NlDienstenSlug_getConfig } from './pages/nl/diensten/[slug]';
// prettier-ignore
import type { getConfig as File_NlDienstenIndex_getConfig } from './pages/nl/diensten/index';
// prettier-ignore
import type { getConfig as File_NlIndex_getConfig } from './pages/nl/index';
// prettier-ignore
import type { getConfig as File_NlOverOnsIndex_getConfig } from './pages/nl/over-ons/index';
// prettier-ignore
import type { getConfig as File_NlOverOnsOnsWerk_getConfig } from './pages/nl/over-ons/ons-werk';
// prettier-ignore
import type { getConfig as File_NlPrivacy_getConfig } from './pages/nl/privacy';
// prettier-ignore
import type { getConfig as File_NlProjectenSlug_getConfig } from './pages/nl/projecten/[slug]';
// prettier-ignore
import type { getConfig as File_NlToegankelijkheid_getConfig } from './pages/nl/toegankelijkheid';
// prettier-ignore
import type { getConfig as File_NlVoorwaarden_getConfig } from './pages/nl/voorwaarden';
// prettier-ignore
import type { getConfig as File_NlWerkwijze_getConfig } from './pages/nl/werkwijze';

// prettier-ignore
type Page =
| ({ path: '/_root' } & GetConfigResponse<typeof File_Root_getConfig>)
| ({ path: '/en/404' } & GetConfigResponse<typeof File_En404_getConfig>)
| ({ path: '/en/about' } & GetConfigResponse<typeof File_EnAboutIndex_getConfig>)
| ({ path: '/en/about/our-work' } & GetConfigResponse<typeof File_EnAboutOurWork_getConfig>)
| ({ path: '/en/accessibility' } & GetConfigResponse<typeof File_EnAccessibility_getConfig>)
| ({ path: '/en/approach' } & GetConfigResponse<typeof File_EnApproach_getConfig>)
| ({ path: '/en/contact' } & GetConfigResponse<typeof File_EnContact_getConfig>)
| ({ path: '/en' } & GetConfigResponse<typeof File_EnIndex_getConfig>)
| ({ path: '/en/privacy' } & GetConfigResponse<typeof File_EnPrivacy_getConfig>)
| ({ path: '/en/projects/[slug]' } & GetConfigResponse<typeof File_EnProjectsSlug_getConfig>)
| ({ path: '/en/services/404' } & GetConfigResponse<typeof File_EnServices404_getConfig>)
| ({ path: '/en/services/[slug]' } & GetConfigResponse<typeof File_EnServicesSlug_getConfig>)
| ({ path: '/en/services' } & GetConfigResponse<typeof File_EnServicesIndex_getConfig>)
| ({ path: '/en/terms' } & GetConfigResponse<typeof File_EnTerms_getConfig>)
| ({ path: '/en/thanks' } & GetConfigResponse<typeof File_EnThanks_getConfig>)
| ({ path: '/nl/404' } & GetConfigResponse<typeof File_Nl404_getConfig>)
| ({ path: '/nl/bedankt' } & GetConfigResponse<typeof File_NlBedankt_getConfig>)
| ({ path: '/nl/contact' } & GetConfigResponse<typeof File_NlContact_getConfig>)
| ({ path: '/nl/diensten/404' } & GetConfigResponse<typeof File_NlDiensten404_getConfig>)
| ({ path: '/nl/diensten/[slug]' } & GetConfigResponse<typeof File_NlDienstenSlug_getConfig>)
| ({ path: '/nl/diensten' } & GetConfigResponse<typeof File_NlDienstenIndex_getConfig>)
| ({ path: '/nl' } & GetConfigResponse<typeof File_NlIndex_getConfig>)
| ({ path: '/nl/over-ons' } & GetConfigResponse<typeof File_NlOverOnsIndex_getConfig>)
| ({ path: '/nl/over-ons/ons-werk' } & GetConfigResponse<typeof File_NlOverOnsOnsWerk_getConfig>)
| ({ path: '/nl/privacy' } & GetConfigResponse<typeof File_NlPrivacy_getConfig>)
| ({ path: '/nl/projecten/[slug]' } & GetConfigResponse<typeof File_NlProjectenSlug_getConfig>)
| ({ path: '/nl/toegankelijkheid' } & GetConfigResponse<typeof File_NlToegankelijkheid_getConfig>)
| ({ path: '/nl/voorwaarden' } & GetConfigResponse<typeof File_NlVoorwaarden_getConfig>)
| ({ path: '/nl/werkwijze' } & GetConfigResponse<typeof File_NlWerkwijze_getConfig>);

// prettier-ignore
type Layout =
| { path: '/en' }
| { path: '/nl' };

// prettier-ignore
declare module 'waku/router' {
  interface RouteConfig {
    paths: PathsForPages<Page>;
  }
  interface CreatePagesConfig {
    pages: Page;
    layouts: Layout;
  }
  interface SearchCodecsConfig extends SearchCodecsForPages<Page> {}
}
