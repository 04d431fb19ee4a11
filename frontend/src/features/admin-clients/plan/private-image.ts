import { Image } from '@tiptap/extension-image';
import { privateFile, privateIdOf } from '#shared/private-files/private-files.ts';

/** A picture of a plan: the editor loads it with the session's token, the text keeps its address. */
export const PrivateImage = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
  }),
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img');
      dom.alt = String(node.attrs['alt'] ?? '');
      const id = privateIdOf(String(node.attrs['src']));
      let address: string | undefined;
      let over = false;
      async function load(from: string): Promise<void> {
        try {
          const file = await privateFile(from);
          if (over) return;
          address = URL.createObjectURL(file);
          dom.src = address;
        } catch {
          dom.alt = `${dom.alt} (the picture could not be loaded)`;
        }
      }
      if (id) void load(id);
      return {
        dom,
        destroy: () => {
          over = true;
          if (address) URL.revokeObjectURL(address);
        },
      };
    };
  },
}).configure({ allowBase64: false });
