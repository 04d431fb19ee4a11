/** A picture as pages show it: the API gives a blurred stand-in with it, which no page of ours shows. */
export function withoutBlur<Picture extends { blur?: string | undefined }>({
  blur: _blur,
  ...picture
}: Picture): Omit<Picture, 'blur'> {
  return picture;
}
