import { isRefusal } from './api-error.ts';

/**
 * Returns a function that uploads a file and has it stored. Called again after a failure, it repeats only what did not
 * finish: a file whose answer was lost may be stored already, and the server gives the same answer for the same upload.
 * After a refusal it uploads anew, since the server deletes what it refuses.
 * @param upload sends the file; returns the id of the upload
 * @param store has the server check and store what arrived
 */
export const resumableUpload = <Options, Answer>(
  upload: (options: Options) => Promise<string>,
  store: (id: string, options: Options) => Promise<Answer>,
): ((options: Options) => Promise<Answer>) => {
  let arrived: string | undefined;
  return async (options) => {
    arrived ??= await upload(options);
    try {
      return await store(arrived, options);
    } catch (error) {
      if (isRefusal(error)) arrived = undefined;
      throw error;
    }
  };
};
