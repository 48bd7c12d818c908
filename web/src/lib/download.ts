/** Passes a file to the browser, which saves it as a download. `type` is its content type. */
export const download = (name: string, content: string, type: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the download has its own reference to the content.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
};

/** Opens the address of a file that browsers save: the page stays as it is. */
export const openAddress = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.rel = 'noreferrer';
  link.click();
};

const two = (part: number) => String(part).padStart(2, '0');

/** The reader's own date as `YYYY-MM-DD`, for names of files. */
export const fileDate = (now: Date): string => `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
