import { adminPaths } from '#contracts/admin/paths.ts';
import { LONGEST_PICTURE } from '#contracts/admin/picture-limits.ts';
import { officeMessages } from '#messages/office.ts';
import { ApiFailure } from './call-api.ts';

/** Stores a picture in the shop and returns its address there. `onProgress`: the share that has been sent, 0 to 1. Throws {@link ApiFailure}. */
export function sendPicture(file: File, onProgress: (share: number) => void): Promise<string> {
  if (file.size > LONGEST_PICTURE) {
    const mostMegabytes = LONGEST_PICTURE / 1024 / 1024;
    return Promise.reject(
      new ApiFailure(400, { picture: [officeMessages.pictureLong(mostMegabytes)] }),
    );
  }
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // `fetch` does not tell how much has been sent.
  const request = new XMLHttpRequest();
  request.open('POST', adminPaths.pictures);
  request.setRequestHeader(
    'content-type',
    file.type.startsWith('image/') ? file.type : 'image/unknown',
  );
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onerror = () => reject(new ApiFailure(0, { detail: officeMessages.noConnection }));
  request.onload = () => {
    const body = (request.response ?? {}) as Record<string, unknown>;
    if (request.status === 201) resolve(String(body.photo));
    else reject(new ApiFailure(request.status, body));
  };
  request.send(file);
  return promise;
}
