/** In the place of every icon where no build has drawn them. */
export default (): null => null;
