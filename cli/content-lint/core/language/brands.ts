/** Names that are often misspelt, as their owners write them. */
const brands =
  `WooCommerce WordPress Shopify Laravel JavaScript TypeScript GitHub GitLab LinkedIn YouTube WhatsApp Facebook
  Instagram TikTok PayPal ChatGPT OpenAI iPhone iPad macOS PostgreSQL MySQL MongoDB GraphQL HubSpot Mailchimp
  ActiveCampaign PostNL Bancontact Klarna Mollie Zapier Figma InDesign Photoshop PowerPoint SharePoint OneDrive
  QuickBooks Salesforce Pinterest Trustpilot Cloudflare BigCommerce PrestaShop Magento Elementor DevOps`.split(/\s+/);

/** The right spelling of a brand, by its name in lower case. */
export const brandsByLower: ReadonlyMap<string, string> = new Map(brands.map((brand) => [brand.toLowerCase(), brand]));
