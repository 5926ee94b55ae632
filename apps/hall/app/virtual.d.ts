declare module 'virtual:page-chunks' {
  /** Files (absolute paths) of the browser build, by `wide/Home` (template and page) or `locale/zh_CN`. */
  export const pageChunks: Readonly<Record<string, readonly string[]>>;
}
