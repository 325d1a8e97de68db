import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { DeskLanguageProvider } from './desk-texts.tsx';
import { StatusProvider } from './status.tsx';

// `desk-routes.ts` writes the document with the element `desk`.
createRoot(document.getElementById('desk') as HTMLElement).render(
  <DeskLanguageProvider>
    <StatusProvider>
      <App />
    </StatusProvider>
  </DeskLanguageProvider>,
);
