// The folder in which Python keeps what is saved. Each of its files is a file of the browser, which is
// written at once. SQLite does the rest.

const FOLDER = 0o40777;
const FILE = 0o100666;
const NO_SUCH_FILE = 44;
const NOT_PERMITTED = 63;
const DISK_FULL = 51;
const FAILED = 29;

/**
 * A file system for Pyodide's `FS.mount`. Its files are there from the beginning, and stay.
 * @param {any} FS Pyodide's
 * @param {Record<string, any>} handles by the name of a file, the browser's handle of it
 * @param {(handle: any, piece: Uint8Array, at: number) => void} write writes all of a piece, or throws
 */
export function keptFiles(FS, handles, write) {
	const now = Date.now();
	/** @param {() => any} act */
	const guarded = (act) => {
		try {
			return act();
		} catch (error) {
			const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
			throw new FS.ErrnoError(isFull ? DISK_FULL : FAILED);
		}
	};
	/** @param {number} code */
	const refuse = (code) => {
		throw new FS.ErrnoError(code);
	};

	/** @param {any} parent @param {string} name @param {number} mode */
	function make(parent, name, mode) {
		const node = FS.createNode(parent, name, mode, 0);
		node.node_ops = nodes;
		node.stream_ops = streams;
		node.handle = handles[name];
		return node;
	}

	const nodes = {
		/** @param {any} node */
		getattr: (node) => ({
			dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0,
			size: node.handle ? node.handle.getSize() : 0, blksize: 4096, blocks: 0,
			atime: new Date(now), mtime: new Date(now), ctime: new Date(now),
		}),
		/** @param {any} node @param {any} wished */
		setattr(node, wished) {
			if (wished.size === undefined) return;
			guarded(() => node.handle.truncate(wished.size));
			// SQLite empties its journal when a commit is done
			for (const handle of Object.values(handles)) guarded(() => handle.flush());
		},
		/** @param {any} parent @param {string} name */
		lookup: (parent, name) => (name in handles ? make(parent, name, FILE) : refuse(NO_SUCH_FILE)),
		mknod: () => refuse(NOT_PERMITTED),
		rename: () => refuse(NOT_PERMITTED),
		/** @param {any} _parent @param {string} name */
		unlink: (_parent, name) => guarded(() => handles[name].truncate(0)),
		readdir: () => [".", "..", ...Object.keys(handles)],
	};

	const streams = {
		/** @param {any} stream @param {Uint8Array} buffer @param {number} offset @param {number} length @param {number} at */
		read: (stream, buffer, offset, length, at) =>
			guarded(() => stream.node.handle.read(buffer.subarray(offset, offset + length), { at })),
		/** @param {any} stream @param {Uint8Array} buffer @param {number} offset @param {number} length @param {number} at */
		write(stream, buffer, offset, length, at) {
			guarded(() => write(stream.node.handle, buffer.slice(offset, offset + length), at));
			return length;
		},
		/** @param {any} stream @param {number} offset @param {number} whence */
		llseek(stream, offset, whence) {
			const from = [() => 0, () => stream.position, () => stream.node.handle.getSize()][whence];
			return (from?.() ?? 0) + offset;
		},
	};

	return { mount: () => make(null, "/", FOLDER) };
}
