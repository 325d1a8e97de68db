import { useEffect, useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import type { CasePicture } from '#cli/desk/pictures/pictures-api.ts';
import { askServer } from '../ask.ts';
import { useTexts } from '../desk-texts.tsx';
import { PictureForm } from './picture-form.tsx';

interface Props {
  /** The file of the case. */
  path: string;
  /** What the case is called. */
  title: string;
  project: Project;
}

/** The pictures of a case, each with a place to drop another one. */
export function CasePictures({ path, title, project }: Props) {
  const t = useTexts();
  const [pictures, setPictures] = useState<CasePicture[]>();
  /** How often a picture was put: each time the effect below asks for the pictures again. */
  const [reloads, setReloads] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    askServer('casePictures', { path }).then(
      (answer) => isCurrent && setPictures(answer),
      // Without an answer the pictures that are listed stay.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [path, reloads]);
  const galleryCount = pictures?.filter(({ role }) => role === 'gallery').length ?? 0;
  const reload = () => setReloads((before) => before + 1);
  return (
    <ul className="pictures">
      {pictures?.map((picture) => {
        const name =
          picture.role === 'gallery' ? t('picture.gallery', { at: picture.at + 1 }) : t(`picture.${picture.role}`);
        return (
          <PictureForm
            key={`${picture.role} ${picture.at} ${picture.src}`}
            name={name}
            title={title}
            path={path}
            picture={picture}
            project={project}
            onPut={reload}
          />
        );
      })}
      {pictures && (
        <PictureForm
          // Once its picture is in the gallery, another key gives an empty form.
          key={`new ${galleryCount}`}
          name={t('picture.more')}
          title={title}
          path={path}
          picture={{ role: 'gallery', at: galleryCount, src: '', messages: idsOfNewPicture(pictures, galleryCount) }}
          project={project}
          onPut={reload}
        />
      )}
    </ul>
  );
}

/** The ids of the messages of one more picture, from those of the first: `….gallery.0.alt` → `….gallery.3.alt`. */
function idsOfNewPicture(pictures: readonly CasePicture[], at: number): string[] {
  const first = pictures.find(({ role }) => role === 'gallery')?.messages ?? [];
  return first.map((id) => id.replace(/\.0\./, `.${at}.`));
}
