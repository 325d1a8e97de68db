import type { CategoryId } from '#src/domain/category.ts';

/**
 * The content that the specification counts and names, as it was delivered. The tests beside this file hold that all of it
 * is still there; what the owner adds is no failure.
 */

/** Slugs in Dutch and English by category (R6); one word is the slug in both. */
export const slugPairs: Record<CategoryId, readonly string[]> = {
  'web-development': [
    'website-ontwikkeling/web-development',
    'webapplicaties/web-applications',
    'api-integraties/api-integrations',
    'maatwerk-platforms/custom-platforms',
    'e-commerce',
    'klantportalen/customer-portals',
    'integraties-koppelingen/integrations-connections',
    'landingspaginas/landing-pages',
    'woocommerce',
    'shopify',
    'headless-laravel',
    'onderhoud-support/maintenance-support',
  ],
  'marketing-growth': [
    'analytics',
    'seo',
    'online-adverteren/online-advertising',
    'retargeting',
    'email-marketing',
    'funnels-leads',
    'conversieoptimalisatie/conversion-optimization',
    'marketing-automatisering/marketing-automation',
  ],
  'innovate-ai': [
    'chatbot-integraties/chatbot-integrations',
    'ai-agents',
    'fotobewerking/photo-editing',
    'chatgpt-integraties/chatgpt-integrations',
    'automatiseren/automation',
  ],
  'business-strategy': [
    'mvp-planning',
    'technisch-advies/technical-consulting',
    'workflow-automatisering/workflow-automation',
    'projectscoping-platformplanning/project-scoping',
    'digitale-transformatie/digital-transformation',
    'code-reviews',
    'consultancy',
  ],
  'branding-ux': [
    'branding',
    'ux-ui-design',
    'prototyping',
    'verkoopgerichte-vormgeving/sales-oriented-design',
    'mockups',
    'product-weergave/product-display',
    'offertetools/quote-tools',
    'interactieve-paginas/interactive-pages',
  ],
  'print-promo': [
    'reclameborden/advertising-boards',
    'flyers-stickers',
    'stickers',
    'visitekaartjes/business-cards',
    'vloer/printed-floors',
    'relatiegeschenken/corporate-gifts',
    'gevelontwerp/facade-design',
  ],
};

/** Slugs that have a page in their category, and that the specification's list of that category does not name (A2). */
export const unlistedServices = [
  'woocommerce',
  'shopify',
  'headless-laravel',
  'onderhoud-support',
  'projectscoping-platformplanning',
  'verkoopgerichte-vormgeving',
] as const;

/** The cases, and what the words of each speak of (R5, R54). */
export const cases = {
  'solin-bio': [/link-in-bio|\blink\b/i, /wallet|stablecoin|crypto/i],
  'casa-elide': [/\bvilla\b/i],
  'zorg-en-samen': [/\bthuis|\bhome\b/i, /\bzorg|\bcare/i],
  'artitech-nederland': [/kozijn|window frame/i, /zonwering|sun protection/i],
  'a2b-express': [/pakket|parcel/i, /prijs|price/i],
} as const satisfies Record<string, readonly RegExp[]>;

/** The figures that the specification names (R77 to R92), by the name of their fact. */
export const figures = {
  responseHours: 24,
  projectWeeksMin: 4,
  projectWeeksMax: 6,
  strategyWeekFrom: 1,
  strategyWeekTo: 2,
  buildWeekFrom: 3,
  buildWeekTo: 5,
  launchWeek: 6,
  scopeWeeksMin: 1,
  scopeWeeksMax: 10,
  scopeMonthsMax: 3,
  shopifyWeeksMin: 2,
  shopifyWeeksMax: 4,
  basicPrice: 49,
  professionalPrice: 99,
  clients: 151,
  projects: 200,
  years: 15,
  rating: 5,
  ratingMax: 5,
  reviews: 17,
  openFrom: '07:00',
  openTo: '17:00',
  entrepreneursOnline: 56,
  linkSetupMinutes: 3,
  emailReturn: 42,
  emailSpend: 1,
  leaveRate: 0.97,
  ordersMin: 10,
  ordersMax: 10_000,
  clientYears: 30,
  serviceDataMonths: 12,
  transactionYears: 7,
} as const;
