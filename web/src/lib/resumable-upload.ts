import { ApiError, isRefusal } from './api-error.ts';

/**
 * Returns a function that uploads a file and has it stored. Called again after a failure, it repeats only what did not
 * finish: a file whose answer was lost may be stored already, and the server gives the same answer for the same upload.
 * After a refusal it uploads anew, since the server deletes what it refuses, and at once where it no longer has the file.
 * @param upload sends the file; returns the id of the upload
 * @param store has the server check and store what arrived
 */
export const resumableUpload = <Options, Answer>(
  upload: (options: Options) => Promise<string>,
  store: (id: string, options: Options) => Promise<Answer>,
): ((options: Options) => Promise<Answer>) => {
  let arrived: string | undefined;
  const send = async (options: Options): Promise<Answer> => {
    const isResumed = arrived !== undefined;
    arrived ??= await upload(options);
    try {
      return await store(arrived, options);
    } catch (error) {
      if (isRefusal(error)) arrived = undefined;
      // It arrived so long ago that the server no longer has it.
      if (isResumed && error instanceof ApiError && error.code === 'NOT_FOUND') return send(options);
      throw error;
    }
  };
  return send;
};
