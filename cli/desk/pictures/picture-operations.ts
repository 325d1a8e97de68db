import { acceptedLock, type FileContent } from '#cli/content-lint/host.ts';
import type { DeskOperations } from '#cli/desk/desk-api.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { messagePathsOf } from '#cli/desk/project/message-edit.ts';
import { Refused } from '#cli/desk/refused.ts';
import { recordAt } from '#cli/desk/structure/find-record.ts';
import type { WriteIfAllowed } from '#cli/desk/structure/structure-operations.ts';
import { imageManifestPath } from '#src/content/image-manifest.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import { casePictures, galleryMessages } from './case-pictures.ts';
import { filesOfPicture, filesWithoutPicture, pictureAddress } from './picture-files.ts';
import { withPicture } from './picture-record.ts';
import { withPictureTexts } from './picture-texts.ts';
import type { CasePicture, PictureOperations } from './pictures-api.ts';
import { preparePicture } from './prepare-picture.ts';

/** Photographs and screenshots in the places of a case. */
export function pictureOperations(
  checked: CheckedProject,
  write: WriteIfAllowed,
): Pick<DeskOperations, keyof PictureOperations> {
  const caseAt = (path: string): ProjectCase => {
    const { value } = recordAt(checked, path);
    if ('gallery' in value) return value;
    throw new Refused({ reason: 'unknown', detail: path });
  };
  return {
    casePictures: ({ path }) => casePictures(caseAt(path)),
    async putPicture({ path, role, at, picture: bytes, texts, language }) {
      const pictureIn = (pictures: CasePicture[]) =>
        pictures.find((picture) => picture.role === role && picture.at === at);
      const caseBefore = caseAt(path);
      // Everything that the change is made from is read again: somebody may have changed it on the disk.
      await checked.read([
        path,
        imageManifestPath,
        ...Object.values(messagePathsOf(checked, `${caseBefore.i18nKey}.title`)),
      ]);
      const record = caseAt(path);
      const pictures = casePictures(record);
      const replaced = pictureIn(pictures);
      // Somebody else may have put another picture there.
      if (replaced?.src !== pictureIn(casePictures(caseBefore))?.src)
        throw new Refused({ reason: 'changed-on-disk', value: replaced?.src });
      const isAddition = role === 'gallery' && at === record.gallery.length;
      if (!replaced && !isAddition) throw new Refused({ reason: 'unknown', detail: `${role} ${at}` });
      const messages = replaced?.messages ?? galleryMessages(record.i18nKey, at);
      const prepared = await preparePicture(Buffer.from(bytes, 'base64'), role);
      const src = pictureAddress(record.slug, role, prepared);
      const files = filesOfPicture(checked, src, role, prepared);
      files.set(path, withPicture(path, checked.textOf(path), { role, at }, replaced?.src, src));
      // The case may have the same file in two places, and may have been given the file that it has already.
      const isStillShown = pictures.filter((picture) => picture.src === replaced?.src).length > 1;
      if (replaced && replaced.src !== src && !isStillShown) {
        const removal = filesWithoutPicture(checked, replaced.src, String(files.get(imageManifestPath)));
        for (const [file, content] of removal) files.set(file, content);
      }
      for (const [file, text] of withPictureTexts(checked, messages, texts)) files.set(file, text);
      return write(await withAcceptedTexts(checked, files, messages), language);
    },
  };
}

/** Adds the lock that says that these translations were compared: somebody wrote them in both languages at once. */
async function withAcceptedTexts(
  checked: CheckedProject,
  files: Map<string, FileContent>,
  messages: readonly string[],
): Promise<Map<string, FileContent>> {
  const { text } = await checked.lookAt(files, (project) => acceptedLock(project, (key) => messages.includes(key)));
  return files.set(checked.project.sourceLockPath, text);
}
