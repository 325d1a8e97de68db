import { useEffect, useState } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import type { CasePicture } from '#cli/desk/pictures/pictures-api.ts';
import { ask } from '../ask.ts';
import { useTexts } from '../desk-texts.tsx';
import { PictureForm } from './picture-form.tsx';

interface Props {
  /** The file of the case, and its name. */
  path: string;
  title: string;
  project: Project;
}

/** The pictures of a case, each with a place to drop another one. */
export function CasePictures({ path, title, project }: Props) {
  const t = useTexts();
  const [pictures, setPictures] = useState<CasePicture[]>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    ask('casePictures', { path }).then(
      (answer) => isCurrent && setPictures(answer),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [path, asked]);
  const places = pictures?.filter(({ role }) => role === 'gallery').length ?? 0;
  const again = () => setAsked((before) => before + 1);
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
            onPut={again}
          />
        );
      })}
      {pictures && (
        <PictureForm
          key={`new ${places}`}
          name={t('picture.more')}
          title={title}
          path={path}
          picture={{ role: 'gallery', at: places, src: '', messages: newMessages(pictures, places) }}
          project={project}
          onPut={again}
        />
      )}
    </ul>
  );
}

/** The ids of the messages of one more picture of the gallery, like those of the first picture. */
function newMessages(pictures: readonly CasePicture[], at: number): string[] {
  const first = pictures.find(({ role }) => role === 'gallery')?.messages ?? [];
  return first.map((id) => id.replace(/\.0\./, `.${at}.`));
}
