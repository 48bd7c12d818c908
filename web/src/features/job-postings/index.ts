export { PostingNotice } from './posting-notice.tsx';
export { usePostingRight } from './posting-right.ts';
