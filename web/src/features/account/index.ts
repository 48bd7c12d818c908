export { YourData } from './your-data-later.tsx';
