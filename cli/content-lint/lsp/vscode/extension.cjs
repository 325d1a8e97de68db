const { workspace } = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

/** Starts the language server of the content-lint that the project has installed, or that the settings name. */
exports.activate = () => {
  const cwd = workspace.workspaceFolders?.[0]?.uri.fsPath;
  const command = workspace.getConfiguration('content-lint').get('command');
  const server = { command: `${command} lsp --stdio`, options: { cwd, shell: true } };
  const languages = ['json', 'typescript', 'typescriptreact', 'javascript', 'javascriptreact', 'vue', 'yaml'];
  const documentSelector = languages.map((language) => ({ scheme: 'file', language }));
  client = new LanguageClient('content-lint', 'content-lint', server, { documentSelector });
  return client.start();
};

exports.deactivate = () => client?.stop();
