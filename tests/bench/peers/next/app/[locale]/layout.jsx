import '../../service.css';

export default async function Layout({ params, children }) {
  const { locale } = await params;
  return (
    <html lang={locale}>
      <body>{children}</body>
    </html>
  );
}
