/** Page on which a person chooses an account. @param query of the client, passed on unchanged */
export function chooserPage(query: URLSearchParams): string {
  const passedOn = [...query]
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Google sandbox</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef1f6; color: #1f2330; font: 16px/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; width: min(26rem, calc(100% - 2rem)); margin: 1rem; padding: 1.75rem; background: #fff; border-radius: 16px; box-shadow: 0 1px 3px #1f233033; }
  h1 { margin: 0 0 .25rem; font-size: 1.4rem; }
  p { margin: 0 0 1.25rem; color: #4b5163; }
  label { display: block; margin: 0 0 1rem; font-weight: 600; }
  input:not([type=checkbox]) { display: block; box-sizing: border-box; width: 100%; min-height: 44px; margin-top: .25rem; padding: 0 .75rem; border: 1px solid #767c8e; border-radius: 8px; font: inherit; }
  label.check { display: flex; align-items: center; gap: .6rem; min-height: 44px; font-weight: 400; }
  label.check input { width: 20px; height: 20px; margin: 0; }
  div { display: flex; gap: .75rem; justify-content: flex-end; }
  button { min-height: 44px; padding: 0 1.25rem; border: 1px solid #767c8e; border-radius: 999px; background: #fff; color: inherit; font: 600 1rem system-ui, sans-serif; cursor: pointer; }
  button[value=allow] { border-color: #1a56c4; background: #1a56c4; color: #fff; }
  :focus-visible { outline: 3px solid #7aa7ff; outline-offset: 2px; }
</style>
<main>
<h1>Google sandbox</h1>
<p>Not Google: be whoever you like.</p>
<form action="/authorize">
${passedOn}
<label>Email<input name="email" type="email" value="asha@example.com" required></label>
<label>Name<input name="name" value="Asha Nair" required></label>
<label class="check"><input name="verified" type="checkbox" value="true" checked>Google has verified this email</label>
<div><button name="decision" value="deny" formnovalidate>Cancel</button><button name="decision" value="allow">Continue</button></div>
</form>
</main>
</html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
