import { execFileSync } from "node:child_process";
import { newFolder, writeFiles } from "../../../../tests/kit/folder.ts";

/** A manifest of the provider `shelf`. */
export const shelf = `manifest: 2
provider: shelf
version: v1
block: { name: Shelf, description: Find books on a shelf., category: tools }
server: { url: "https://api.shelf.example" }
auth: { apiKey: { to: headers.X-Api-Key, description: Key of the account. } }
schemas:
  Books:
    type: object
    properties: { items: { type: array, items: { type: object } } }
operations:
  shelf_find_books:
    name: Find books
    request: GET /v1/books
    effect: read
    params:
      q: { type: string, required: true, description: Words to look for. }
    reply: { 200: Books }
    output:
      data: { from: body.items, default: [], description: The books. }
  shelf_remove_book:
    name: Remove a book
    request: DELETE /v1/books/{bookId}
    effect: write
    params:
      bookId: { type: string, required: true, description: Id of the book. }
    reply: { 204: empty }
    output:
      success: { const: true, description: Whether it was removed. }
`;

/** The same with another name of its block. */
export function shelfNamed(name: string): string {
  return shelf.replace("name: Shelf", `name: ${name}`);
}

/** Runs git in a folder, as nobody in particular. */
export function git(folder: string, ...args: readonly string[]): string {
  const person = ["-c", "user.name=a", "-c", "user.email=a@example.com"];
  return execFileSync("git", [...person, ...args], { cwd: folder, encoding: "utf8" });
}

/** Commits what is new in a folder. */
export function commitAll(folder: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message=a");
}

/** A repository whose main has a commit without manifests, one with `shelf`, and one that names it anew. */
export function newRepository(): string {
  const folder = newFolder();
  git(folder, "init", "--quiet", "--initial-branch=main");
  const states = [
    { "notes.md": "a" },
    { "specs/shelf.yaml": shelf },
    { "specs/shelf.yaml": shelfNamed("Other") },
  ];
  for (const files of states) {
    writeFiles(folder, files);
    commitAll(folder);
  }
  return folder;
}
