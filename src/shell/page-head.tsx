import { localeData } from '#src/domain/locale.ts';
import type { PageMeta } from '#src/domain/page-meta.ts';
import type { LayoutView } from '#src/views/layout/layout.ts';

type PageHeadProps = Pick<LayoutView, 'structuredData' | 'siteName'> & { meta: PageMeta };

/** The metadata of a page. React moves these elements to the head, except for the structured data. */
export function PageHead({ meta, structuredData, siteName }: PageHeadProps) {
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      <meta name="keywords" content={meta.keywords} />
      <meta name="robots" content={meta.noIndex ? 'noindex' : 'index, follow'} />
      {meta.canonical && <link rel="canonical" href={meta.canonical} />}
      {meta.alternates.map(({ hreflang, url }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={url} />
      ))}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={meta.url} />
      <meta property="og:type" content={meta.type} />
      <meta property="og:locale" content={localeData[meta.locale].openGraph} />
      {meta.alternateLocales.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={localeData[locale].openGraph} />
      ))}
      <meta property="og:image" content={meta.image.url} />
      <meta property="og:image:width" content={String(meta.image.width)} />
      <meta property="og:image:height" content={String(meta.image.height)} />
      <meta property="og:image:alt" content={meta.image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="author" content={meta.author} />
      {meta.published && <meta property="article:published_time" content={meta.published} />}
      {meta.modified && <meta property="article:modified_time" content={meta.modified} />}
      {structuredData && (
        // A text could contain `</script>`; without `<` it cannot end the element.
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
