declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      keepFeatures?: readonly string[];
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: { wght?: { min: number; max: number } };
    },
  ): Promise<Buffer>;
}
