import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Input, Textarea } from '../../../shared/ui/input.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import styles from './compose.module.css';
import { readImage, type InlineImage, type Message } from './message.ts';

interface MessagePanelProps {
  message: Message;
  onChange: (message: Message) => void;
}

interface ImagesProps {
  images: readonly InlineImage[];
  onAdd: (files: readonly File[]) => void;
  onInsert: (image: InlineImage) => void;
  onRemove: (image: InlineImage) => void;
}

function Images({ images, onAdd, onInsert, onRemove }: ImagesProps): ReactNode {
  const titleId = useId();
  return (
    <div className={styles.panel}>
      <p className="label" id={titleId}>
        Images <span className="quiet">(optional)</span>
      </p>
      {images.length > 0 && (
        <ul className={styles.images} aria-labelledby={titleId}>
          {images.map((image) => (
            <li key={image.cid}>
              <img src={`data:${image.contentType};base64,${image.contentBase64}`} alt="" />
              <span>
                <b>{image.cid}</b>
              </span>
              <Button size="sm" variant="quiet" onClick={() => onInsert(image)}>
                Insert
              </Button>
              <Button
                size="sm"
                variant="quiet"
                shape="icon"
                iconBefore="close"
                aria-label={`Remove ${image.cid}`}
                onClick={() => onRemove(image)}
              />
            </li>
          ))}
        </ul>
      )}
      <label className={styles.addImage}>
        <input
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp"
          multiple
          onChange={(event) => {
            onAdd([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        Add image
      </label>
    </div>
  );
}

/** From whom, about what, and the words. */
export function MessagePanel({ message, onChange }: MessagePanelProps): ReactNode {
  const titleId = useId();
  const body = useRef<HTMLTextAreaElement>(null);

  /** Where the caret stands; a second value goes behind what was selected. */
  function insert(before: string, after = ''): void {
    const area = body.current;
    if (!area) return;
    const { selectionStart: from, selectionEnd: to, value } = area;
    const bodyHtml = value.slice(0, from) + before + value.slice(from, to) + after + value.slice(to);
    onChange({ ...message, bodyHtml });
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(from + before.length, to + before.length);
    });
  }

  async function addImages(files: readonly File[]): Promise<void> {
    let { attachments } = message;
    for (const file of files) {
      try {
        attachments = [...attachments, await readImage(file, attachments)];
      } catch (error) {
        toast.error((error as Error).message);
      }
    }
    onChange({ ...message, attachments });
  }

  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <h3 className="label" id={titleId}>
        2. Message
      </h3>
      <div className={styles.pair}>
        <Field label="From Name">
          {(control) => (
            <Input
              {...control}
              value={message.fromName}
              maxLength={100}
              onChange={(event) => onChange({ ...message, fromName: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label="Subject">
          {(control) => (
            <Input
              {...control}
              value={message.subject}
              maxLength={500}
              onChange={(event) => onChange({ ...message, subject: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.tools} role="toolbar" aria-label="Insert">
        <Button size="sm" variant="quiet" className={styles.token} onClick={() => insert('{{name}}')}>
          {'{{name}}'}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => insert('<b>', '</b>')}>
          Bold
        </Button>
        <Button size="sm" variant="quiet" onClick={() => insert('<a href="https://">', '</a>')}>
          Link
        </Button>
        <Button size="sm" variant="quiet" onClick={() => insert('<p>', '</p>\n')}>
          Paragraph
        </Button>
      </div>
      <Field label="Body" hint="HTML. Write {{name}} where the contact’s name goes.">
        {(control) => (
          <Textarea
            {...control}
            ref={body}
            className={styles.body}
            rows={9}
            value={message.bodyHtml}
            onChange={(event) => onChange({ ...message, bodyHtml: event.currentTarget.value })}
          />
        )}
      </Field>
      <Images
        images={message.attachments}
        onAdd={(files) => void addImages(files)}
        onInsert={({ cid }) => insert(`<p><img src="cid:${cid}" alt=""></p>\n`)}
        onRemove={(image) =>
          onChange({ ...message, attachments: message.attachments.filter((other) => other !== image) })
        }
      />
    </section>
  );
}
