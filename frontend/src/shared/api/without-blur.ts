/** Drops the blurred placeholder of a picture, which no page shows. */
export function withoutBlur<Picture extends { blur?: string | undefined }>({
  blur: _blur,
  ...picture
}: Picture): Omit<Picture, 'blur'> {
  return picture;
}
