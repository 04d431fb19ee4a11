import { type ReactNode, useState } from 'react';
import { ApiError } from '#shared/api/errors.ts';
import { bind } from '#shared/document/fields.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { Progress } from '#shared/ui/feedback/progress.tsx';
import { DropZone } from '#shared/ui/forms/drop-zone.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import { uploadFile } from '../api.ts';
import type { PlanDraft } from './plan-document.ts';

const mostBytes = 10 * 1_048_576;

/** The server looks at the contents, and takes pictures, too. @returns its id; undefined where it is no PDF */
async function uploadPdf(...upload: Parameters<typeof uploadFile>): Promise<string | undefined> {
  try {
    const { _id, contentType } = await uploadFile(...upload);
    return contentType === 'application/pdf' ? _id : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'IMAGE_UNREADABLE') return undefined;
    throw error;
  }
}

/** The plan as a PDF, beside the text or in its place. */
export function PlanPdf({ clientId, draft }: { clientId: string; draft: PlanDraft }): ReactNode {
  const { value, error, busy, onChange } = bind(draft.root, 'document');
  const [share, setShare] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const upload = useInlineAction(async (file: File) => {
    setShare(0);
    const uploaded = await uploadPdf(clientId, file, setShare);
    if (uploaded === undefined) setRefusal('The contents of this file are no PDF.');
    else onChange({ id: uploaded, name: file.name });
  }, 'The PDF could not be sent. Please try again.');

  function take(file: File): void {
    const isPdf = file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf');
    const problem =
      (!isPdf && 'Please choose a PDF.') ||
      (file.size > mostBytes && 'A PDF may have at most 10 MB.') ||
      undefined;
    setRefusal(problem);
    if (problem === undefined) upload.run(file);
  }

  return (
    <Stack gap="2">
      <Field label="PDF" optional error={refusal ?? upload.problem ?? error}>
        {(control) =>
          value === null ? (
            <DropZone
              {...control}
              accept="application/pdf"
              aria-label="Select the PDF"
              disabled={busy || upload.busy}
              onFile={take}
            >
              <EditorIcon name="upload" />
              <span>
                <b>Select a PDF</b> or drop it here, up to 10 MB
              </span>
            </DropZone>
          ) : (
            <Row gap="3" align="center">
              <span id={control.id}>{value.name}</span>
              <Button size="sm" disabled={busy} onClick={() => onChange(null)}>
                Remove the PDF
              </Button>
            </Row>
          )
        }
      </Field>
      {upload.busy && <Progress label="Uploading the PDF" value={Math.round(share * 100)} max={100} />}
    </Stack>
  );
}
