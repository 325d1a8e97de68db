import GalleryIsland from '#src/islands/gallery.tsx';
import { Island } from '#src/ui/island.tsx';
import type { GalleryView } from '#src/views/gallery.ts';

/** The pictures of a case. Without a script a thumbnail links to its picture. */
export function Gallery({ gallery }: { gallery: GalleryView }) {
  return <Island name="gallery" component={GalleryIsland} props={gallery} />;
}
