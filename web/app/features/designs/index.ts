/** The front door of designs: the picture library of the designer. */
export { ImageLibrary } from './library/image-library.tsx'
