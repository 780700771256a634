"""Photographs of models, made by Blender's Cycles: blender -b -P render.py -- jobs.json

Each job is {"model": glb, "picture": png, "stance": floor|wall|ceiling, "azimuth": degrees,
"width": px, "height": px, "samples": n}. The picture has a transparent ground that holds
nothing but the shadow: whoever lays it on paper chooses the paper.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

import materials  # noqa: E402
import model  # noqa: E402
import studio  # noqa: E402


def load(path):
    """The meshes of the model, and the corners of their common box in Blender's axes (z up)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    model.load(path)
    meshes = [one for one in bpy.context.scene.objects if one.type == "MESH"]
    points = [mesh.matrix_world @ vertex.co for mesh in meshes for vertex in mesh.data.vertices]
    low = Vector(min(p[axis] for p in points) for axis in range(3))
    high = Vector(max(p[axis] for p in points) for axis in range(3))
    return points[:: max(1, len(points) // 4000)], low, high


def settings(job):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = job["samples"]
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 5
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 3
    scene.cycles.transparent_max_bounces = 12
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    # A few paths that meet a lamp by chance are white specks, not light.
    scene.cycles.sample_clamp_indirect = 2.5
    scene.cycles.filter_width = 1.6
    scene.render.film_transparent = True
    scene.render.resolution_x = job["width"]
    scene.render.resolution_y = job["height"]
    scene.render.threads_mode = "FIXED"
    scene.render.threads = job.get("threads", 2)
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    # Colours of the data come out as the data says them.
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"


def photograph(job):
    points, low, high = load(job["model"])
    settings(job)
    size = high - low
    reach = max(size.length, 0.05)
    studio.lights(low, high, reach)
    studio.ground(low, high, reach, job["stance"])
    studio.camera(points, low, high, job)
    materials.refine(bpy.data.materials, reach)
    part = job["picture"] + ".part.png"
    bpy.context.scene.render.filepath = part
    bpy.ops.render.render(write_still=True)
    os.replace(part, job["picture"])
    print(f"photograph {job['picture']}", flush=True)


for one in json.load(open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8")):
    photograph(one)
